"""Everything that travels between server and page, as models; web/openapi.json is written from them."""
