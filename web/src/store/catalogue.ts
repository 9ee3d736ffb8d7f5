/** The cards of a game, asked for once. */

import { catalogueOf, type Catalogue } from "./adapt";
import * as http from "./http";

const known = new Map<string, Promise<Catalogue>>();

export function catalogue(game: string): Promise<Catalogue> {
  const asked = known.get(game) ?? http.cards(game).then(catalogueOf);
  known.set(game, asked);
  return asked;
}
