/** The one call of `qrcode` that we use; the package brings no types. */
declare module 'qrcode' {
  const QRCode: {
    toString(
      text: string,
      options: { type: 'svg'; errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H'; margin: number },
    ): Promise<string>;
  };
  export default QRCode;
}
