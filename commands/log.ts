import { sceneForWords } from '../src/app/play/words.ts';
import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { z } from 'zod';
import { type LogPage, readLog } from '../src/app/log.ts';
import { refusal } from '../src/app/result.ts';
import type { Table } from '../src/app/table.ts';
import type { Command, ComponentCall, Scene } from '../src/discord/command.ts';
import { refuse, seated } from '../src/discord/seated.ts';
import { logView } from '../src/view/log.ts';
import type { View } from '../src/view/message.ts';

async function view(scene: Scene, table: Table, page: LogPage, userId: string | null): Promise<View> {
  const lines = await Promise.all(
    page.lines.map(async (line) => ({
      ...line,
      state: await sceneForWords(scene.app.ports.store, table.system, line.entry),
    })),
  );
  const older =
    page.older === null
      ? null
      : `log.older|${page.older.createdAt.getTime()}|${page.older.id}|${userId ?? ''}`;
  return logView(table.system, lines, page.viewer, older);
}

const LATEST = 8.64e15; // the last moment that a Date knows
const older = z.tuple([z.coerce.number().int().min(0).max(LATEST), z.string().min(1), z.string()]);

async function nextPage(call: ComponentCall): Promise<void> {
  const about = older.safeParse(call.about);
  if (!about.success) return refuse(call, refusal('oldButton'), null);
  const [at, id, user] = about.data;
  await seated(call, async (table) => {
    const before = { createdAt: new Date(at), id };
    const filter = user === '' ? { before } : { before, userId: user };
    const page = await readLog(call.app.ports, table, filter);
    await call.respond.update(await view(call, table, page, user === '' ? null : user));
  });
}

const log: Command = {
  data: {
    name: 'log',
    description: 'What has happened in this campaign, newest first; only you see it',
    contexts: [InteractionContextType.Guild],
    options: [
      { type: ApplicationCommandOptionType.User, name: 'who', description: 'Only what this person did' },
    ],
  },
  secret: () => true,
  run(call) {
    return seated(call, async (table) => {
      const user = call.interaction.options.getUser('who');
      const page = await readLog(call.app.ports, table, user === null ? {} : { userId: user.id });
      await call.respond.whisper(await view(call, table, page, user?.id ?? null));
    });
  },
  components: {
    'log.older': nextPage,
  },
};

export default log;
