export function buildGrammar(): Promise<{ readonly built: boolean }>;
