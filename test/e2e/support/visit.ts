import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { deep } from '../../support/deep.ts';

/** Somebody's browser on the playground's page. */
export interface Visit {
  readonly page: Page;
  /** What must not happen and did: errors on a page, and requests to anywhere but the playground. */
  readonly problems: readonly string[];
  /** The page that opens as a window of its own while `act` is done. */
  opens(act: () => Promise<void>): Promise<Page>;
  close(): Promise<void>;
}

export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/**
 * Opens the page as somebody: everything its windows ask for and complain about is noted.
 * @param now the time by the browser's clock, in milliseconds since 1970; the machine's own unless given
 */
export async function visit(
  browser: Browser,
  origin: string,
  as: string,
  size: BrowserContextOptions,
  now?: number,
): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-GB', ...size });
  context.setDefaultTimeout(deep(10_000, 60_000)); // the deep run is as slow as the machine
  if (now !== undefined) await context.clock.setFixedTime(now);
  const problems: string[] = [];
  const foreign = (address: string) =>
    !['data:', 'blob:', 'about:'].includes(new URL(address).protocol) &&
    new URL(address).host !== new URL(origin).host;
  context.on('request', (request) => {
    if (foreign(request.url())) problems.push(`a request to ${request.url()}`);
  });
  context.on('page', (page) =>
    page.on('websocket', (socket) => {
      if (foreign(socket.url())) problems.push(`a socket to ${socket.url()}`);
    }),
  );
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`in the console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`on the page: ${error.error().message}`));
  const page = await context.newPage();
  await page.goto(`${origin}/?as=${encodeURIComponent(as)}`);
  await page.getByTestId('composer').waitFor();
  return {
    page,
    problems,
    opens: async (act) => {
      const [opened] = await Promise.all([context.waitForEvent('page'), act()]);
      await opened.getByTestId('composer').waitFor();
      return opened;
    },
    close: () => context.close(),
  };
}

/** By how many pixels anything sticks out to the right of the window or of the messages. */
export function sticksOut(page: Page): Promise<number> {
  return page.evaluate(() => {
    const places = [document.documentElement, ...document.querySelectorAll('.messages-scroll')];
    return Math.max(...places.map((place) => place.scrollWidth - place.clientWidth));
  });
}
