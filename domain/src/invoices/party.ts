/** A seller or buyer on an invoice; unknown fields are null. */
export type Party = {
  name: string;
  attn: string | null;
  street: string | null;
  house_number: string | null;
  postal_code: string | null;
  city: string | null;
  /** ISO 3166. */
  country: string;
  /** Its number at the Chamber of Commerce. */
  kvk_number: string | null;
  vat_number: string | null;
  email: string | null;
};
