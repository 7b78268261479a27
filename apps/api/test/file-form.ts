type Uploaded = {
  name: string;
  field?: string;
  type?: string;
  /** The other fields of the form, which a browser sends before the file. */
  fields?: Readonly<Record<string, string>>;
};

/** A form with one file, as a page uploads it. */
export function fileForm(content: string | Uint8Array, uploaded: Uploaded): FormData {
  const { name, field = 'file', type = 'application/octet-stream', fields = {} } = uploaded;
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  const part = typeof content === 'string' ? content : Uint8Array.from(content);
  form.set(field, new Blob([part], { type }), name);
  return form;
}
