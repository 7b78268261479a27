/**
 * The school's name and contact data from the settings. An empty legal name or address is not shown; `logo` is the
 * picture's file name, null for the product's own mark.
 */
export type SchoolIdentity = {
  name: string;
  legalName: string;
  phone: string;
  email: string;
  address: string;
  logo: string | null;
};
