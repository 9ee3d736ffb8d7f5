/** The scoring sheet: which symbol stands for a category, and to which group of points it belongs. */

import type { SeatScore } from "./session";

export const GROUPS = ["earlier", "land", "crops", "animals", "house", "family", "cards"] as const;
export type Group = (typeof GROUPS)[number];

const CATEGORIES: Readonly<Record<string, readonly [string, Group]>> = {
  Fields: ["field", "land"],
  Pastures: ["fence", "land"],
  Grain: ["grain", "crops"],
  Vegetables: ["vegetable", "crops"],
  Sheep: ["sheep", "animals"],
  "Wild boar": ["boar", "animals"],
  Cattle: ["cattle", "animals"],
  Horses: ["horse", "animals"],
  "Unused cells": ["unused", "land"],
  "Fenced stables": ["stable", "land"],
  "Clay rooms": ["hut-clay", "house"],
  "Stone rooms": ["hut-stone", "house"],
  "Family members": ["family", "family"],
  Improvements: ["improvement", "cards"],
  "Bonus points": ["point", "cards"],
  "Lost through cards": ["occupation", "cards"],
  "Begging cards": ["begging", "cards"],
  "Harvest 1": ["harvest", "earlier"],
  "Harvest 2": ["harvest", "earlier"],
  Rooms: ["hut-wood", "house"],
  Vegetable: ["vegetable", "crops"],
  Boar: ["boar", "animals"],
  Reed: ["reed", "house"],
  Wood: ["wood", "house"],
  Brick: ["clay", "house"],
  Stone: ["stone", "house"],
  Babies: ["child", "family"],
  "Missing food": ["begging", "cards"],
};

export function symbolOf(category: string): string {
  return CATEGORIES[category]?.[0] ?? "point";
}

/** The points of each group, what is negative apart. */
export function grouped(score: SeatScore): { group: Group; points: number }[] {
  return GROUPS.map((group) => ({
    group,
    points: score.lines.filter(({ category, points }) => points > 0 && (CATEGORIES[category]?.[1] ?? "cards") === group).reduce((sum, { points }) => sum + points, 0),
  }));
}

export function lost(score: SeatScore): number {
  return score.lines.reduce((sum, { points }) => sum + Math.min(points, 0), 0);
}

/** All categories in the order of the first sheet that has them. */
export function categories(scores: readonly SeatScore[]): string[] {
  return [...new Set(scores.flatMap(({ lines }) => lines.map(({ category }) => category)))];
}
