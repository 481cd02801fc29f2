"""Stands for PySide6.QtOpenGLWidgets in a built program, see QtOpenGL.py."""

from PySide6.QtWidgets import QWidget


class QOpenGLWidget(QWidget):
    """pyqtgraph derives from it; nobody makes one."""
