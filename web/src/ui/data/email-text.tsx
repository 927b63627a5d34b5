import { Fragment } from 'react';

/** An address breaks after its signs where it can, and anywhere before it pushes its neighbours out of a table. */
export const EmailText = ({ email }: { email: string }) => (
  <span className="wrap-anywhere">
    {email.split(/(?<=[@.])/).map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the same part may come twice, and none moves
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
