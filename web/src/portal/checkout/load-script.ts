/** Runs the script at `address` in this page, once. @throws Error when it does not come. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${address} could not be loaded`));
    };
    document.head.append(script);
  });
}
