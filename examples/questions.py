"""Questions to a database of games, asked with DuckDB and answered with pictures (SVG, drawn here).

`farmyard games export FOLDER --to DATABASE` makes a database, `python examples/questions.py DATABASE PICTURES`
asks it; docs/database.md has all columns. Needs nothing of farmyard but `pip install duckdb`.
"""

import sys
from pathlib import Path
from xml.sax.saxutils import escape

import duckdb

TABLES = ("games", "seats", "choices", "scores", "cards")
QUESTIONS = {
    "openings": (
        "Where the first person goes, and how often whoever goes there wins",
        """
        WITH firsts AS (
            SELECT game, seat, text FROM choices JOIN games USING (game)
            WHERE kind = 'agricola' AND round = 1 AND text LIKE 'place %'
            QUALIFY row_number() OVER (PARTITION BY game, seat ORDER BY number) = 1
        )
        SELECT text[7:] AS space, round(100 * avg(won), 1) AS "wins in %", count(*) AS games
        FROM firsts JOIN seats USING (game, seat) GROUP BY space ORDER BY games DESC, space LIMIT 12
        """,
    ),
    "growth": (
        "When families grow",
        """
        WITH births AS (SELECT unnest(grew) AS round FROM seats JOIN games USING (game) WHERE kind = 'agricola')
        SELECT 'round ' || round AS round, count(*) AS children FROM births GROUP BY births.round ORDER BY births.round
        """,
    ),
    "categories": (
        "What winners score more than the others",
        """
        SELECT category, round(avg(s.points) FILTER (won > 0) - avg(s.points) FILTER (won = 0), 2) AS "more points"
        FROM scores s JOIN seats USING (game, seat) JOIN games USING (game)
        WHERE kind = 'agricola' AND players > 1
        GROUP BY category HAVING "more points" IS NOT NULL ORDER BY "more points" DESC, category
        """,
    ),
    "cards": (
        "Cards that are played most often by those who hold them",
        """
        SELECT catalogue.name AS card, round(100 * avg((played IS NOT NULL)::INT), 1) AS "played in %",
               count(*) AS held, round(avg(points) FILTER (played IS NOT NULL), 1) AS points
        FROM cards JOIN catalogue USING (card) JOIN seats USING (game, seat)
        WHERE held GROUP BY cards.card, catalogue.name ORDER BY "played in %" DESC, count(*) DESC, card LIMIT 15
        """,
    ),
}


def opened(folder):
    """A connection in which the tables of a database have their names."""
    connection, folder = duckdb.connect(), str(folder).replace("'", "''")
    for table in TABLES:
        connection.execute(f"CREATE VIEW {table} AS FROM read_parquet('{folder}/{table}/*.parquet')")
    connection.execute(f"CREATE VIEW catalogue AS FROM '{folder}/catalogue.parquet'")
    return connection


def picture(title, rows):
    """Bars with their labels before and their values behind them."""
    most = max([abs(row[1]) for row in rows] + [1])
    parts = [f'<text x="10" y="24" font-size="18">{escape(title)}</text>']
    for place, (label, value, *_) in enumerate(rows):
        y, long = 40 + 24 * place, 380 * abs(value) / most
        fill = "#3a7d44" if value >= 0 else "#b5523b"
        parts.append(f'<text x="210" y="{y + 14}" font-size="13" text-anchor="end">{escape(str(label))}</text>')
        parts.append(f'<rect x="220" y="{y}" width="{long:.1f}" height="18" fill="{fill}"/>')
        parts.append(f'<text x="{228 + long:.1f}" y="{y + 14}" font-size="13">{value:g}</text>')
    size = f'viewBox="0 0 700 {60 + 24 * len(rows)}" font-family="sans-serif"'
    paper = '<rect width="100%" height="100%" fill="white"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{paper}{"".join(parts)}</svg>'


def main(folder, pictures):
    connection = opened(folder)
    Path(pictures).mkdir(parents=True, exist_ok=True)
    for name, (title, query) in QUESTIONS.items():
        answer = connection.sql(query)
        print(title)
        answer.show()
        Path(pictures, f"{name}.svg").write_text(picture(title, answer.fetchall()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
