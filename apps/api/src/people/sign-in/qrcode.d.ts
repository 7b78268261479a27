/** The two calls of `qrcode` that we use; the package has no types. */
declare module 'qrcode' {
  type Level = 'L' | 'M' | 'Q' | 'H';
  const QRCode: {
    toString(
      text: string,
      options: { type: 'svg'; errorCorrectionLevel: Level; margin: number },
    ): Promise<string>;
    /** The modules of the code: `size` × `size`, row by row, 1 is dark. */
    create(
      text: string,
      options: { errorCorrectionLevel: Level },
    ): { modules: { size: number; data: Uint8Array } };
  };
  export default QRCode;
}
