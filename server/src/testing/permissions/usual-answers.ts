/** What calls of a kind answer; the columns are those of `actors`. */
export const usualAnswers = {
  //                    visitor  customer  other  owner  other owner  admin  API key  station key
  /** No credential is needed, so one that is worth nothing here does no harm. */
  anyone: '200 200 200 200 200 200 200 200',
  /** A browser is led on. */
  anyoneIsLed: '302 302 302 302 302 302 302 302',
  /** Each person about themselves. */
  signedIn: '401 200 200 200 200 200 403 401',
  /** The customer whose it is, and not even an admin. */
  ownOnly: '401 200 404 404 404 404 403 401',
  /** The customer whose it is, and admins: papers of money. */
  ownAndAdmin: '401 200 404 404 404 200 403 401',
  /** Whoever runs the station, in person or by program. */
  staff: '401 403 403 200 404 200 200 401',
  /** Whoever runs the station, in person. */
  staffPeople: '401 403 403 200 404 200 403 401',
  /** Each member of staff about their own stations. */
  everyStaff: '401 403 403 200 200 200 200 401',
  everyStaffPerson: '401 403 403 200 200 200 403 401',
  adminOnly: '401 403 403 403 403 200 403 401',
} as const;
