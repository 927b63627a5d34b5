import type { Told } from './explore.ts';
import type { Step } from './step.ts';

/** A readable story: one sentence per step, things numbered in the order in which they appear. */
export function tellStory(story: Told[]): string {
  const numbers = new Map<string, string>();
  const said = (text: string) =>
    text
      .replaceAll(/#(\w+)\/\d+\/\d+/g, (name, table: string) => {
        const ofTable = [...numbers.values()].filter((known) => known.startsWith(`${table} `)).length;
        const found = numbers.get(name) ?? `${table} ${ofTable + 1}`;
        numbers.set(name, found);
        return found;
      })
      .replaceAll(/!(\d+)\/(\w+)/g, 'the $2 of step $1')
      .replaceAll(/~(\d+)/g, (_, minutes: string) => wall(Number(minutes)));
  return story.map(({ step, outcome }) => `  ${step.number}. ${said(sentence(step))} (${outcome.said})`).join('\n');
}

/** Every stage begins at nine. */
const wall = (minutes: number) => {
  const [hours, rest] = [9 + Math.floor(minutes / 60), minutes % 60];
  const day = hours >= 24 ? ` on day ${1 + Math.floor(hours / 24)}` : '';
  return `${String(hours % 24).padStart(2, '0')}:${String(rest).padStart(2, '0')}${day}`;
};

function sentence(step: Step): string {
  switch (step.does) {
    case 'call': {
      const given = Object.entries(step.input).map(([field, value]) => `${field} ${plain(value)}`);
      return `${step.who} asks for ${step.call}${given.length > 0 ? `: ${given.join(', ')}` : ''}`;
    }
    case 'pay':
      return `The page ${step.page} is paid`;
    case 'dispute':
    case 'win-dispute':
    case 'lose-dispute':
      return `At the bank: ${step.does.replaceAll('-', ' ')}, ${step.payment}`;
    case 'unplug':
    case 'plug':
      return `The network of the station: ${step.does}`;
    case 'wait':
      return `It becomes ${step.until}`;
    default:
      return `At the station: ${step.does.replaceAll('-', ' ')}, ${step.session}`;
  }
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
