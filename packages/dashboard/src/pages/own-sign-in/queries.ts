/** What the page of one's own sign-in asks for. */
import { queryOptions } from '@tanstack/react-query';
import { listPasskeys } from '../../client/own-factors.ts';

export const passkeysQuery = queryOptions({ queryKey: ['own', 'user-passkey'], queryFn: listPasskeys });
