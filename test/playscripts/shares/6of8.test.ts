import { describePlayscripts } from '../../support/playscript/describe.ts';

describePlayscripts(6, 8);
