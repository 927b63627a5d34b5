import type {
  AccountStatus,
  BookingStatus,
  ClaimStatus,
  DebtStatus,
  GiftCardStatus,
  LockerStatus,
  PassStatus,
  SessionStatus,
  StationStatus,
} from '@laine/contract/states.ts';

/**
 * Which states may follow which. Staying the same is not a move.
 *
 *   booking   open ──paid──▶ complete ──cancelled──▶ expired
 *             open ──hold over or given up──▶ expired
 *             expired ──▶ complete: a payment that came late and still found boards, or a start that the station's
 *                         journal proves against a cancellation it had not heard of
 *
 *   session   created ──collected──▶ started ──everything back, or closed by staff──▶ finished
 *             finished ──▶ started: somebody came back for forgotten things and took the board again
 *             created ──cancelled, hold over, or nobody came──▶ cancelled
 *             started ──▶ cancelled: the door opened on an empty locker, nothing was rented
 *             cancelled ──▶ created: the late payment above takes its boards again
 *             cancelled ──▶ started: the proven start above
 *
 *   locker    free ──collected──▶ rented ──everything back──▶ free
 *             free | rented ──staff, a missing board, never returned──▶ disabled
 *             disabled ──staff──▶ free, or rented while its board is still out
 *
 *   station   active, disabled and hidden, as staff wish; a new one begins disabled
 *
 *   account   active ──asks for deletion──▶ deactivated ──30 days──▶ removed
 *             deactivated ──signs in within 30 days──▶ active
 *             active | deactivated ──admin──▶ suspended | banned ──admin, or its end──▶ active
 *             suspended | banned ──asked for deletion as well──▶ removed, and that is final
 *
 *   pass      open ──paid──▶ active ──customer ends it, or season over──▶ ended;  active ──misuse──▶ revoked
 *             open ──never paid──▶ ended
 *   gift card open ──paid or issued──▶ active ──admin──▶ revoked;  open ──never paid──▶ revoked
 *   debt      due ──▶ paid | forgiven
 *   claim     draft ──▶ proposed ──admin──▶ approved ──7 days──▶ charged
 *             approved ──customer──▶ contested ──admin──▶ approved | charged
 *             any but charged ──▶ dropped
 */
interface States {
  booking: BookingStatus;
  session: SessionStatus;
  locker: LockerStatus;
  station: StationStatus;
  account: AccountStatus;
  pass: PassStatus;
  'gift-card': GiftCardStatus;
  debt: DebtStatus;
  claim: ClaimStatus;
}

type StateKind = keyof States;

type Moves = { readonly [Kind in StateKind]: Readonly<Record<States[Kind], readonly States[Kind][]>> };

const moves: Moves = {
  booking: {
    open: ['complete', 'expired'],
    complete: ['expired'],
    expired: ['complete'],
  },
  session: {
    created: ['started', 'cancelled'],
    started: ['finished', 'cancelled'],
    finished: ['started'],
    cancelled: ['created', 'started'],
  },
  locker: {
    free: ['rented', 'disabled'],
    rented: ['free', 'disabled'],
    disabled: ['free', 'rented'],
  },
  station: {
    active: ['disabled', 'hidden'],
    disabled: ['active', 'hidden'],
    hidden: ['active', 'disabled'],
  },
  account: {
    active: ['deactivated', 'suspended', 'banned', 'removed'],
    deactivated: ['active', 'suspended', 'banned', 'removed'],
    suspended: ['active', 'banned', 'removed'],
    banned: ['active', 'suspended', 'removed'],
    removed: [],
  },
  pass: {
    open: ['active', 'lapsed'],
    lapsed: [],
    active: ['ended', 'revoked', 'withdrawn'],
    // The purchase of a pass that ended in its first days can still be withdrawn.
    ended: ['withdrawn'],
    revoked: [],
    withdrawn: [],
  },
  'gift-card': {
    open: ['active', 'lapsed'],
    lapsed: [],
    active: ['revoked', 'withdrawn'],
    // Blocked; can be unblocked.
    revoked: ['active'],
    withdrawn: [],
  },
  debt: {
    due: ['paid', 'forgiven'],
    paid: [],
    forgiven: [],
  },
  claim: {
    draft: ['proposed', 'dropped'],
    proposed: ['approved', 'dropped'],
    approved: ['contested', 'charging', 'dropped'],
    contested: ['charging', 'dropped'],
    charging: ['charged', 'owed'],
    charged: [],
    // The debt gets paid, or written off.
    owed: ['charged', 'dropped'],
    dropped: [],
  },
};

export function canMove<Kind extends StateKind>(kind: Kind, from: States[Kind], to: States[Kind]): boolean {
  return listMoves(kind, from).includes(to);
}

export function listMoves<Kind extends StateKind>(kind: Kind, from: States[Kind]): readonly States[Kind][] {
  const table: Moves[Kind] = moves[kind];
  return table[from];
}
