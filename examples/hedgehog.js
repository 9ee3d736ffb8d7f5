#!/usr/bin/env node
// A bot in JavaScript: it places its people where food is to be had, and does the last thing offered otherwise.
// In this folder: `farmyard play --seats you,exec:./hedgehog.js`; docs/bots.md has every message.

const lines = require("node:readline").createInterface({ input: process.stdin });

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

function choice({ number, view, options }) {
  const food = new Map((view.spaces ?? []).map((space) => [space.name, space.goods.food ?? 0]));
  const worth = ({ target }) => (food.get(target.space) ?? 0) + (target.goods?.food ?? 0);
  const best = options.reduce((best, option) => (worth(option) >= worth(best) ? option : best));
  return { type: "choice", number, option: best.number };
}

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", protocol: 1, name: "Hedgehog", author: "farmyard" });
  if (message.type === "game") say({ type: "ready" });
  if (message.type === "choose") say(choice(message));
  if (message.type === "quit") process.exit();
});
