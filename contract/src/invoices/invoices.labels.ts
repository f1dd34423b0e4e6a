import { labels } from '../kit/labels.ts';
import { en } from './texts/invoices.en.ts';
import { nl } from './texts/invoices.nl.ts';

export const invoiceLabels = labels({ nl, en });
