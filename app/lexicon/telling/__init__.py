"""What is told of words beside the list: what English ones are."""
