import * as bundleParticipantsApi from '@move/contract/participants/bundle-participants.ts';
import * as api from '@move/contract/participants/participants.ts';
import * as paymentLinksApi from '@move/contract/participants/payment-links.ts';
import { route } from '../../platform/http/route.ts';
import {
  exportBundleParticipants,
  getBundleParticipant,
  getBundleParticipantsVersion,
  listBundleParticipants,
} from './bundle-participants/bundle-participants.queries.ts';
import { checkInMany } from './attendance/check-in-many.ts';
import { checkIn } from './attendance/check-in.ts';
import { createBundleParticipant } from './bundle-participants/create-bundle-participant.ts';
import { createParticipant } from './create-participant.ts';
import { moveParticipant } from './move-participant.ts';
import { exportParticipants, getParticipant, listParticipants } from './participants.queries.ts';
import { payBundleParticipant } from './bundle-participants/pay-bundle-participant.ts';
import { payParticipant } from './payment/pay-participant.ts';
import { removeBundleParticipant } from './bundle-participants/remove-bundle-participant.ts';
import { removeParticipant } from './remove-participant.ts';
import { sendBundleParticipantPaymentLink } from './bundle-participants/send-bundle-participant-payment-link.ts';
import { sendParticipantPaymentLink } from './payment/send-participant-payment-link.ts';
import { updateBundleParticipant } from './bundle-participants/update-bundle-participant.ts';
import { updateParticipant } from './update-participant.ts';

export const participantRoutes = [
  route(api.listParticipants, listParticipants),
  route(api.getParticipant, getParticipant),
  route(api.payParticipant, payParticipant),
  route(paymentLinksApi.sendParticipantPaymentLink, sendParticipantPaymentLink),
  route(api.createParticipant, createParticipant),
  route(api.updateParticipant, updateParticipant),
  route(api.removeParticipant, removeParticipant),
  route(api.moveParticipant, moveParticipant),
  route(api.checkIn, checkIn),
  route(api.checkInMany, checkInMany),
  route(api.exportParticipants, exportParticipants),

  route(bundleParticipantsApi.listBundleParticipants, listBundleParticipants),
  route(bundleParticipantsApi.getBundleParticipantsVersion, getBundleParticipantsVersion),
  route(bundleParticipantsApi.getBundleParticipant, getBundleParticipant),
  route(bundleParticipantsApi.payBundleParticipant, payBundleParticipant),
  route(paymentLinksApi.sendBundleParticipantPaymentLink, sendBundleParticipantPaymentLink),
  route(bundleParticipantsApi.createBundleParticipant, createBundleParticipant),
  route(bundleParticipantsApi.updateBundleParticipant, updateBundleParticipant),
  route(bundleParticipantsApi.removeBundleParticipant, removeBundleParticipant),
  route(bundleParticipantsApi.exportBundleParticipants, exportBundleParticipants),
];
