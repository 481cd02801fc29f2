"""Deals to order: hands in which wanted words can be laid."""
