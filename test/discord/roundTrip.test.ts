import { describeRoundTrip } from './support/roundTrip.ts';

describeRoundTrip(async () => ({}));
