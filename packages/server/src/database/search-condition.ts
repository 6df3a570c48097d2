/** A search query's tree as one SQL condition. */
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { SearchClause, SearchOperator, SearchPredicate } from '../lib/search-query.ts';

const comparisons: Readonly<Record<SearchOperator, string>> = { eq: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' };

/** Compares a column with a value; `column` comes only from code. */
export const compareColumn = (column: string, operator: SearchOperator, value: unknown): Sql =>
  sql`${raw(column)} ${raw(comparisons[operator])} ${value}`;

/**
 * Builds the condition; `conditionOf` returns that of one predicate. A null column matches no predicate, and therefore
 * every negated one.
 */
export function searchCondition(clause: SearchClause, conditionOf: (predicate: SearchPredicate) => Sql): Sql {
  if ('not' in clause) return sql`(${searchCondition(clause.not, conditionOf)}) is not true`;
  if ('and' in clause) return joined(clause.and, ' and ', conditionOf);
  if ('or' in clause) return joined(clause.or, ' or ', conditionOf);
  return conditionOf(clause);
}

function joined(clauses: readonly SearchClause[], word: string, conditionOf: (predicate: SearchPredicate) => Sql): Sql {
  return sql`(${join(
    clauses.map((clause) => sql`(${searchCondition(clause, conditionOf)})`),
    word,
  )})`;
}
