/** An Aim Die hits from here on, a Crit Die makes a critical hit from there; one that does is enough. */
export const hitsOn = 5;
export const critsOn = 6;
