/** What somebody is hurt or healed by who has it changed by hand. */
export const BY_HAND = 'By hand';
