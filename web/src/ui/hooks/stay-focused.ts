/** The state of a navigation that changes only a part of the page: the focus stays where it is. */
export const stayFocused = { focus: 'here' } as const;
