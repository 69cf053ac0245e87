// `npm run record -- games|campaigns [SYSTEM…]`: writes down games or campaigns as this version plays them. A rule that is changed on purpose changes
// games: they are recorded anew with it. What campaigns were stored is never recorded anew: later versions must be able to go on with it.
import { recordCampaigns } from '../support/recorded/recordCampaigns.ts';
import { recordGames } from '../support/recorded/recordGames.ts';

const [what, ...named] = process.argv.slice(2);
if (what === 'games') recordGames(new URL('games/', import.meta.url), named);
else if (what === 'campaigns') await recordCampaigns(new URL('campaigns/', import.meta.url), named);
else {
  console.error('npm run record -- games|campaigns [SYSTEM…]');
  process.exitCode = 1;
}
