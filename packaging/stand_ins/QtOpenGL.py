"""Stands for PySide6.QtOpenGL (9 MB) in a built program: pyqtgraph loads it, and asks it for nothing unless
told to draw with OpenGL.
"""
