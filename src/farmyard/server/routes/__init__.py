"""What can be asked over HTTP and said over a WebSocket: routes that only translate."""
