import type { TimelineEntry } from '@laine/contract/admin/timeline.ts';
import {
  BadgeEuro,
  Ban,
  CalendarCheck,
  CalendarPlus,
  CircleCheck,
  CircleHelp,
  DoorOpen,
  FileText,
  Gavel,
  Gift,
  MessageSquare,
  MessageSquareWarning,
  NotebookPen,
  Receipt,
  Timer,
  TriangleAlert,
  UserCog,
  type LucideIcon,
} from 'lucide-react';

const icons: Record<TimelineEntry['kind'], LucideIcon> = {
  booked: CalendarPlus,
  cancelled: Ban,
  confirmed: CircleCheck,
  extended: CalendarCheck,
  money: BadgeEuro,
  document: FileText,
  notice: MessageSquare,
  log: DoorOpen,
  problem: TriangleAlert,
  question: CircleHelp,
  overtime: Timer,
  objection: MessageSquareWarning,
  debt: Receipt,
  claim: Gavel,
  goodwill: Gift,
  note: NotebookPen,
  action: UserCog,
};

export const iconOf = ({ kind }: TimelineEntry): LucideIcon => icons[kind];

/** Green for money that came and boards that are back, red for what went wrong. */
export function toneOf(entry: TimelineEntry): 'usual' | 'good' | 'bad' {
  switch (entry.kind) {
    case 'cancelled':
    case 'debt':
    case 'problem':
    case 'question':
      return 'bad';
    case 'confirmed':
      return 'good';
    case 'money':
      if (entry.state === 'failed' || entry.movement === 'dispute') return 'bad';
      return entry.movement === 'charge' && entry.state === 'succeeded' ? 'good' : 'usual';
    case 'notice':
      return entry.state === 'failed' ? 'bad' : 'usual';
    case 'log':
      if (entry.title === 'session-finished') return 'good';
      return entry.title === 'door-jammed' || entry.title === 'door-left-open' ? 'bad' : 'usual';
    default:
      return 'usual';
  }
}
