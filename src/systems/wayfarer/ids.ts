/** A side of a battle: the force that somebody plays, by the id that the store gave it. */
export type SideId = string;

/** A unit of a side, by an id of the battle's own. */
export type UnitId = string;
