/** The CloudFront function in front of the analytics proxy: the service knows its paths without our prefix. */
export function handler(event: { request: { uri: string } }): { uri: string } {
  const { request } = event;
  request.uri = request.uri.replace(/^\/ingest(?=\/|$)/, '') || '/';
  return request;
}
