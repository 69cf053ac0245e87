/** What happens to what belongs to the whole group. */
export type PartyEvents = {
  partyAmended: { readonly label: string; readonly from: string; readonly to: string };
};
