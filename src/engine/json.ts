/** Plain data: what a store keeps, an event carries and a log can print. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
