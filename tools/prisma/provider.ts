/** The databases Turnkeeper runs on, under the names Prisma has for them: each has a folder in `prisma/`. */
export const providers = ['sqlite', 'postgresql'] as const;
export type Provider = (typeof providers)[number];

export function isProvider(name: string | undefined): name is Provider {
  return providers.some((provider) => provider === name);
}
