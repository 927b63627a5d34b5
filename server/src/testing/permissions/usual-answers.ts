/** Usual answers by kind of call; the columns are those of `actors`. */
export const usualAnswers = {
  //                    visitor  customer  other  owner  other owner  admin  API key  station key
  /** No credential is needed, so an invalid one does no harm. */
  anyone: '200 200 200 200 200 200 200 200',
  /** A redirect for a browser. */
  anyoneIsLed: '302 302 302 302 302 302 302 302',
  /** Each person about themselves. */
  signedIn: '401 200 200 200 200 200 403 401',
  /** The owning customer only, not even an admin. */
  ownOnly: '401 200 404 404 404 404 403 401',
  /** The owning customer and admins: papers of money. */
  ownAndAdmin: '401 200 404 404 404 200 403 401',
  /** People and programs that run the station. */
  staff: '401 403 403 200 404 200 200 401',
  /** People who run the station. */
  staffPeople: '401 403 403 200 404 200 403 401',
  /** Each member of staff about their own stations. */
  everyStaff: '401 403 403 200 200 200 200 401',
  everyStaffPerson: '401 403 403 200 200 200 403 401',
  adminOnly: '401 403 403 403 403 200 403 401',
} as const;
