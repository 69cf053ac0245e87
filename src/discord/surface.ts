/** How an answer can be the card of a fight: as a new message, or by changing the one whose button was pressed; 'there': it is told elsewhere. */
export type Surface = 'new' | 'there' | { readonly pressed: string };
