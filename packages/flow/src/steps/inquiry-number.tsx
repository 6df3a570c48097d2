/** The number that an individual names when they ask about their inquiry. */
import { spokenNumber } from '@countersign/texts/spoken-number';

export const InquiryNumber = ({ of }: { readonly of: string }) => <bdi class="number">{spokenNumber(of)}</bdi>;
