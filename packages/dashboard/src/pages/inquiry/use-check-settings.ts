/** Settings that the checks of an inquiry ran with: those of its template's version over the defaults. */
import { templateVersionIdOf, type Verification } from '../../client/inquiries.ts';
import type { Inquiry } from '../../client/resources.ts';
import { catalogueQuery, versionQuery } from '../../client/templates.ts';
import { useQuery } from '../../client/use-query.ts';
import type { Check } from '../../evidence/checks.ts';
import type { CheckSettings } from '../../evidence/measured.ts';
import { useApi, useHasRight } from '../../shell/session.ts';

/** Returns a function; its settings are empty while they load, and for users who may not read templates. */
export function useCheckSettings(inquiry: Inquiry): (verification: Verification, check: Check) => CheckSettings {
  const api = useApi();
  const versionId = templateVersionIdOf(inquiry);
  const enabled = useHasRight()('inquiry_template.read') && versionId !== '';
  const version = useQuery({ ...versionQuery(api, versionId), enabled, staleTime: Number.POSITIVE_INFINITY });
  const catalogue = useQuery({ ...catalogueQuery(api), enabled });
  const steps = version.data?.data.attributes.steps;
  const known = catalogue.data?.checks;
  return ({ type }, { name }) => {
    const check = known?.find((each) => each.name === name);
    // A step of one kind, such as an identity document, also makes verifications of a class of it, such as a licence.
    const step =
      steps?.find((each) => `verification/${each.type}` === type) ?? steps?.find((each) => each.type === check?.kind);
    if (step === undefined || check === undefined) return {};
    return { ...check['default-settings'], ...step.checks.find((each) => each.name === name)?.settings };
  };
}
