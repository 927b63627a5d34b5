/** Staff and readers write the same tag in different ways. The database compares tags by this same rule. */
export const plainTag = (rfid: string): string => rfid.replace(/[\s:-]/g, '').toUpperCase();

export const isSameTag = (one: string, other: string): boolean => plainTag(one) === plainTag(other);
