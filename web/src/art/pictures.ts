/** Which symbols picture a space; a space that only gathers goods shows those. */

import { ORDER } from "../model/goods";

const PICTURES: Readonly<Record<string, readonly string[]>> = {
  "Build Rooms and Stables": ["hut-wood", "stable"],
  "Farm Expansion": ["hut-wood", "stable"],
  "Starting Player": ["start", "minor"],
  "Meeting Place": ["start", "minor"],
  "Take 1 Grain": ["grain"],
  "Grain Seeds": ["grain"],
  "Plow 1 Field": ["plough", "field"],
  Farmland: ["plough", "field"],
  Occupation: ["occupation"],
  Lessons: ["occupation"],
  "Lessons (2 food)": ["occupation", "food"],
  "Lessons (1, 1, then 2 food)": ["occupation", "food"],
  "Second Occupation": ["occupation", "occupation"],
  "Second Occupation or Growth": ["occupation", "family", "child"],
  "Day Laborer": ["food", "food"],
  "Stable and Bake": ["stable", "bread"],
  "Side Job": ["stable", "bread"],
  "Sow and Bake": ["field", "bread"],
  "Grain Utilization": ["field", "bread"],
  Fences: ["fence", "fence"],
  Fencing: ["fence", "fence"],
  Improvement: ["improvement", "minor"],
  "Major Improvement": ["improvement", "minor"],
  "Family Growth": ["family", "child", "minor"],
  "Basic Wish for Children": ["family", "child", "minor"],
  "Family Growth without Room": ["family", "child"],
  "Urgent Wish for Children": ["family", "child"],
  "Modest Wish for Children": ["family", "child"],
  "Renovation and Improvement": ["renovate", "hut-clay", "improvement"],
  "House Redevelopment": ["renovate", "hut-clay", "improvement"],
  "Renovation and Fences": ["renovate", "hut-stone", "fence"],
  "Farm Redevelopment": ["renovate", "hut-stone", "fence"],
  "Take 1 Vegetable": ["vegetable"],
  "Vegetable Seeds": ["vegetable"],
  "Plow and Sow": ["plough", "field", "grain"],
  Cultivation: ["plough", "field", "grain"],
  "Take 1 Resource": ["any", "food"],
  "2 Different Resources": ["any", "any"],
  "2 Different Resources or Growth": ["any", "family", "child"],
  "Resource Market": ["reed", "stone"],
  "Room or Traveling Players": ["hut-wood", "food"],
  "Resource Trade": ["any", "food"],
  "House Building": ["hut-wood"],
  "Farm Supplies": ["grain", "field"],
  "Take Animals": ["sheep", "boar", "cattle"],
  "Animal Market": ["sheep", "boar", "cattle"],
  Corral: ["sheep", "boar", "cattle"],
  "Cut Peat": ["moor", "fuel"],
  "Fell Trees": ["forest", "wood"],
  "Slash and Burn": ["forest", "field"],
  "Horse Coper": ["horse"],
  "Hiring Fair": ["occupation"],
  "Black Market": ["any", "minor"],
  "Clandestine Work": ["family", "any"],
  Infirmary: ["bed"],
  "Market Square": ["any", "family", "any"],
  "Alien Fertilizer": ["grain", "vegetable"],
  "Homemade Spaceship": ["saucer", "point"],
  Converter: ["saucer", "any"],
  "Land of Cockaigne": ["food", "bread", "bed"],
  "Warrior Princess": ["family", "child", "point"],
  "Dragon Field": ["flame", "field"],
  "Fairy Ring": ["fairy", "fairy"],
  "The Road Not Taken": ["reed", "stone", "clay"],
  Winter: ["winter", "family", "child"],
  Spring: ["spring", "sheep", "field"],
  Summer: ["summer", "plough", "bread"],
  Autumn: ["autumn", "field", "vegetable"],
};

/** Up to three symbols for a space by its name; names of goods in it count, others show nothing. */
export function picture(name: string): readonly string[] {
  const drawn = PICTURES[name];
  if (drawn) return drawn;
  const words = name.toLowerCase().replace("wild boar", "boar").split(/[^a-z]+/);
  return words.filter((word) => ORDER.includes(word)).slice(0, 3);
}

export interface Spot {
  kind: string;
  x: number;
  y: number;
  size: number;
}

const TOKENS = ["candy", "pitchfork", "marker"];

/** The symbol of something on a space that is no good. */
export function token(thing: string): string {
  return TOKENS.includes(thing) ? thing : "token";
}

/** The symbol of a sort of tile. */
export function tile(sort: string): string {
  return `tile-${sort.replaceAll(" ", "-")}`;
}

const TALL = ["family", "child"];

/** One to three symbols side by side on a tile of 100 by 58. */
export function row(kinds: readonly string[]): Spot[] {
  const size = { 1: 45, 2: 42, 3: 31 }[kinds.length] ?? 28;
  const widths = kinds.map((kind) => (TALL.includes(kind) ? size * 0.76 : size));
  const gap = kinds.length > 2 ? 2 : 4;
  let x = 50 - (widths.reduce((sum, wide) => sum + wide, 0) + gap * (kinds.length - 1)) / 2;
  return kinds.map((kind, number) => {
    const spot = { kind, x, y: 56 - size, size };
    x += (widths[number] ?? size) + gap;
    return spot;
  });
}

const HEAPS: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[33.4, 15, 42]],
  2: [[28.4, 26, 31], [60, 26, 31]],
  3: [[44.8, 3, 31], [29.6, 26, 31], [60, 26, 31]],
  4: [[47.5, 14, 25.5], [22.5, 31.5, 25.5], [47.5, 31.5, 25.5], [72.5, 31.5, 25.5]],
  5: [[35, 12.6, 25.5], [60, 12.6, 25.5], [22.5, 31.5, 25.5], [47.5, 31.5, 25.5], [72.5, 31.5, 25.5]],
  6: [[47.5, 0.8, 25.5], [35, 17.2, 25.5], [60, 17.2, 25.5], [22.5, 33.5, 25.5], [47.5, 33.5, 25.5], [72.5, 33.5, 25.5]],
};

/** A heap of up to six of a good; the numeral beside it tells the rest. */
export function heap(kind: string, number: number): Spot[] {
  const spots = HEAPS[Math.min(Math.max(number, 1), 6)] ?? [];
  const wide = number > 9 ? 0.84 : 1;
  return spots.map(([x, y, size]) => ({ kind, x: 98 - (98 - x) * wide, y: 57 - (57 - y) * wide, size: size * wide }));
}
