/** API resources as users receive them: hidden members may be absent. */
import type * as Told from '@countersign/client';
import type { Shown } from './kept.ts';

export type Account = Shown<Told.Account>;
export type AccountType = Shown<Told.AccountType>;
export type ApiKey = Shown<Told.ApiKey>;
/** A logged API request. Its addresses belong to programs, not to individuals, and are hidden from no one. */
export type ApiLog = Told.ApiLog;
export type Case = Shown<Told.Case>;
export type CaseComment = Shown<Told.CaseComment, 'message'>;
export type CaseQueue = Shown<Told.CaseQueue>;
export type CaseTemplate = Shown<Told.CaseTemplate>;
export type Event = Shown<Told.Event>;
export type ImporterAccount = Shown<Told.ImporterAccount>;
export type Inquiry = Shown<Told.Inquiry>;
export type InquirySession = Shown<Told.InquirySession>;
export type InquiryTemplate = Shown<Told.InquiryTemplate>;
/** A template version. `fields` of its steps are names of fields, not personal data. */
export type InquiryTemplateVersion = Told.InquiryTemplateVersion;
/** Linked accounts, highest score first. */
export type LinkedAccounts = Shown<Told.ListLinkedAccountsResponse>;
export type MonitoringSample = Shown<Told.MonitoringSample>;
export type Report = Shown<Told.Report>;
export type ReportTemplateWatchlist = Shown<Told.ReportTemplateWatchlist>;
export type ThemeSet = Shown<Told.ThemeSet>;
export type Transaction = Shown<Told.Transaction>;
export type TransactionType = Shown<Told.TransactionType>;
export type Watchlist = Shown<Told.Watchlist>;
export type Webhook = Shown<Told.Webhook>;
export type WebhookDelivery = Shown<Told.WebhookDelivery>;
export type GenerateAOneTimeLinkResponse = Shown<Told.GenerateAOneTimeLinkResponse>;
export type InquiryTemplateTranslations = Shown<Told.InquiryTemplateTranslations>;
export type ListAllRuleRunsOfATransactionResponse = Shown<Told.ListAllRuleRunsOfATransactionResponse>;
export type ListAllSnoozesOfARuleSetResponse = Shown<Told.ListAllSnoozesOfARuleSetResponse>;
export type ListField = Shown<Told.ListField>;
export type ListMatchDecisionsResponse = Shown<Told.ListMatchDecisionsResponse>;
export type ListMatchesToReviewResponse = Shown<Told.ListMatchesToReviewResponse>;
export type ListName = Shown<Told.ListName>;
export type ListReportHistoryResponse = Shown<Told.ListReportHistoryResponse>;
export type ListReportTemplateVersionsResponse = Shown<Told.ListReportTemplateVersionsResponse>;
export type ListWatchlistVersionChangesResponse = Shown<Told.ListWatchlistVersionChangesResponse>;
export type OverrideACheckData = Shown<Told.OverrideACheckData>;
export type RedeliverFailedWebhookDeliveriesResponse = Shown<Told.RedeliverFailedWebhookDeliveriesResponse>;
export type RetrieveAReportBacktestResponse = Shown<Told.RetrieveAReportBacktestResponse>;
export type RetrieveARuleSetBacktestResponse = Shown<Told.RetrieveARuleSetBacktestResponse>;
export type RetrieveARuleSetResponse = Shown<Told.RetrieveARuleSetResponse>;
