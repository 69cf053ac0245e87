/**
 * What no answer may look like: a hole in a sentence, a code without words, an error of the program's. '[object Object]' is one,
 * 'Yard [object door]', as the zones of a fight are told, is none.
 */
export const ROUGH =
  /undefined|\bNaN\b|\[object [A-Z]|\bError\b|went wrong|That doesn't work \(|\(no answer/u;
