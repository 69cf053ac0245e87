/** Somebody of the campaign, by the id that the store gave them. */
export type CharacterId = string;
