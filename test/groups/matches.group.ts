import { testsOf } from './tests-of.ts';

testsOf('matches');
