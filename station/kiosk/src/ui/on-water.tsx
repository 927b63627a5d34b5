import { Swell } from '../art/swell.tsx';

const water = ['#7fc3c5', '#4ba6ad', '#1c8494'];

/** A round window on the sea, with something afloat in it. */
export function OnWater({ picture }: { picture: string }) {
  return (
    <div
      aria-hidden
      className="relative isolate size-84 overflow-hidden rounded-full bg-linear-to-b from-sky to-[#fbe2cf] to-60% tall:size-96 phone:size-56"
    >
      <span className="absolute top-[14%] right-[16%] size-[17%] rounded-full bg-[#ffcb8e]" />
      <Swell colors={water} className="absolute inset-x-0 top-[58%] bottom-0" />
      <img src={picture} alt="" className="absolute top-[18%] left-[8%] w-[84%] animate-bob" />
    </div>
  );
}
