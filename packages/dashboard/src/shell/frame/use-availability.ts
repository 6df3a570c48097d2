/** The user's availability for cases, in the account menu: loaded on opening, changed at once. */

import { type Availability, availabilities, caseStaffMutations, workersQuery } from '../../client/case-staff.ts';
import { useQuery } from '../../client/use-query.ts';
import type { MenuGroup } from '../../kit/menu.tsx';
import { useSentenceOf } from '../../kit/sentence-of.ts';
import { toast } from '../../kit/toast.tsx';
import { useMutations } from '../../shell/use-mutations.ts';
import { countOf, fill } from '../../texts/fill.ts';
import { useLanguage, useTexts } from '../../texts/use-texts.tsx';
import { useApi, useHasRight, useSession } from '../session.ts';

/** Returns the menu group; null for users who work on no cases. */
export function useAvailability(isOpen: boolean): MenuGroup | null {
  const { shell } = useTexts();
  const language = useLanguage();
  const api = useApi();
  const { setAvailability } = useMutations(caseStaffMutations);
  const sentenceOf = useSentenceOf();
  const { user } = useSession().meta;
  const hasRight = useHasRight();
  const works = hasRight('case.write') && hasRight('case.read');
  const found = useQuery({ ...workersQuery(api), enabled: works && isOpen });
  if (!works) return null;
  const own = found.data?.people.find((person) => person['user-id'] === user.id);
  const set = async (availability: Availability) => {
    try {
      const moved = await setAvailability(availability);
      const now = fill(shell.availabilitySet, { availability: shell.availabilities[availability] });
      toast('good', moved > 0 ? `${now} ${countOf(shell.availabilityMoved, moved, language)}` : now);
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
  };
  return {
    id: 'availability',
    title: shell.availability,
    entries: availabilities.map((id) => ({
      id,
      label: shell.availabilities[id],
      onAction: () => void set(id),
    })),
    ...(own === undefined ? {} : { chosen: own.availability }),
  };
}
