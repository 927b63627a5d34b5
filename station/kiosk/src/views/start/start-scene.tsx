import gull from '../../art/gull.svg';
import rider from '../../art/rider.svg';
import { Swell } from '../../art/swell.tsx';

const morningWater = ['#c6e4e0', '#a8d6d4', '#7fc3c5', '#4ba6ad', '#1c8494'];

type Props = {
  /** Nothing is given out, or the water is dangerous. */
  isQuiet: boolean;
  /** On a wide screen the card for people without a booking takes the rider's place. */
  hasCard: boolean;
};

/** A morning at the shore: sun, a far bank with pines, and somebody already out. */
export function StartScene({ isQuiet, hasCard }: Props) {
  return (
    <div
      aria-hidden
      className="absolute inset-0 -z-10 overflow-hidden bg-linear-to-b from-sky via-[#eef4ee] via-30% to-[#fbe2cf] to-45%"
    >
      <div
        className={`absolute top-[11%] right-[9%] size-32 rounded-full bg-[#ffcb8e] shadow-[0_0_0_2.5rem_rgb(255_233_205/0.45),0_0_0_5.5rem_rgb(255_233_205/0.3)] tall:top-[20%] tall:size-36 phone:size-24 ${hasCard ? 'wide:top-[17%] wide:right-[48%]' : ''}`}
      />
      <FarBank />
      <Swell colors={morningWater} className="absolute inset-x-0 top-[36%] bottom-0 tall:top-[35%]" />
      <img src={gull} alt="" className="absolute top-[21%] right-[34%] w-10 tall:top-[29%] tall:right-[62%]" />
      {!isQuiet && (
        <div
          className={`absolute top-[15%] right-[6%] w-70 tall:top-[22%] tall:w-80 phone:top-[22.5%] phone:w-60 ${hasCard ? 'wide:hidden' : ''}`}
        >
          <img src={rider} alt="" className="w-full animate-bob" />
        </div>
      )}
    </div>
  );
}

function FarBank() {
  return (
    <svg
      viewBox="0 0 800 60"
      preserveAspectRatio="none"
      className="absolute inset-x-0 top-[31%] h-[7%] w-full tall:top-[32%] tall:h-[4%]"
    >
      <path fill="#cbdedd" d="M0 40q120-26 260-14t240 0 300-8v42H0z" />
      <path
        fill="#8db5ae"
        d="M420 60V38q6-6 8-20 2 14 8 20 7-8 9-26 3 18 9 26 5-4 7-15 2 11 7 15 7-8 10-24 3 16 10 24 6-5 8-17 2 12 8 17 8-9 11-28 3 19 11 28 5-4 7-14 2 10 7 14 7-7 9-22 3 15 9 22 6-6 9-20 2 14 9 20 7-9 10-27 3 18 10 27 6-6 8-19 3 13 8 19 7-7 10-22 2 15 10 22 6-5 8-16 2 11 8 16 8-8 11-25 3 17 11 25l44 2v22z"
      />
    </svg>
  );
}
