"""The table in the browser, seen from the server: HTTP and a WebSocket for each browser.

Routes translate, a `Table` decides, the engine knows the rules. `protocol` says what travels;
docs/table.md explains it with an example.
"""
