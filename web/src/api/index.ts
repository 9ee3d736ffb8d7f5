/** Names for the server's models; `schema.ts` is generated from web/openapi.json. */

import type { components } from "./schema";

type Models = components["schemas"];

export type TableState = Models["TableState"];
export type AgricolaView = Models["AgricolaView"];
export type ExpressView = Models["ExpressView"];
export type PlayerView = Models["PlayerView"];
export type OptionOut = Models["OptionOut"];
export type LogOut = Models["LogEntry"];
export type Change = Models["Change"];
export type CardInfo = Models["CardInfo"];
export type GameInfo = Models["GameInfo"];
export type Setting = Models["Setting"];
export type TableInfo = Models["TableInfo"];
export type LessonOut = Models["Lesson"];
export type CampaignInfo = Models["CampaignInfo"];
export type TableList = Models["TableList"];
export type NewTable = Models["NewTable"];
export type NewSeat = Models["NewSeat"];
export type Created = Models["Created"];
export type Joined = Models["Joined"];
export type Review = Models["Review"];
export type Remark = Models["Remark"];
export type Replay = Models["Replay"];
export type Problem = Models["Problem"];
export type FromPage = Models["FromPage"];
export type FromServer = Models["FromServer"];
