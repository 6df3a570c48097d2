# Calls a running service by a generated client. Arguments: the folder of the client's library, then address, API key
# and id of an inquiry template.
require 'json'
require 'uri'

folder, base_url, key, template_id = ARGV
$LOAD_PATH.unshift(folder)
require 'client'

address = URI(base_url)
Client.configure do |config|
  config.scheme = address.scheme
  config.host = "#{address.host}:#{address.port}"
  config.base_path = '/api/v1'
  config.server_index = nil
  config.access_token = key
end

@calls = 0

# The value as the generated class with that name.
def model(name, value)
  Client.const_get(name).build_from_hash(value)
end

# The document that was answered, as the generated class of that status printed it. `body` is sent as the class that is
# named after the operation: as an argument where the operation needs it, otherwise as an option.
def called(family, operation, *ids, status: 200, body: nil, **options)
  method = family.method("#{operation}_with_http_info")
  unless body.nil?
    parameter = "#{operation}_request"
    request = model(parameter.split('_').map(&:capitalize).join, body)
    needed = method.parameters.any? { |kind, name| kind == :req && name.to_s == parameter }
    needed ? ids.push(request) : options[parameter.to_sym] = request
  end
  answer, code, = method.call(*ids, options)
  raise "#{operation}: #{code}" unless code == status

  @calls += 1
  JSON.parse(JSON.generate(answer.to_hash))
end

# The document of a refusal, as the class for it printed it.
def refused(family, operation, *ids, status:, **options)
  called(family, operation, *ids, **options)
  raise "#{operation} was not refused"
rescue Client::ApiError => e
  raise "#{operation}: #{e.code} #{e.response_body}" unless e.code == status

  @calls += 1
  JSON.parse(JSON.generate(model('Errors', JSON.parse(e.response_body, symbolize_names: true)).to_hash))
end

def same(actual, expected)
  raise "#{expected.inspect} was expected, not #{actual.inspect}" unless actual == expected
end

inquiries = Client::InquiriesApi.new
webhooks = Client::WebhooksApi.new
events = Client::EventsApi.new

reference_id = "ruby-#{Process.clock_gettime(Process::CLOCK_REALTIME, :nanosecond)}"
attributes = { 'inquiry-template-id': template_id, 'reference-id': reference_id }
inquiry, other = Array.new(2) { called(inquiries, :create_an_inquiry, body: { data: { attributes: attributes } })['data'] }
same(inquiry['attributes']['status'], 'created')

read = called(inquiries, :retrieve_an_inquiry, inquiry['id'], include: 'inquiry-template')
same(read['data']['attributes']['reference-id'], reference_id)
same(read['included'].map { |each| each['id'] }.include?(template_id), true)

filter = { 'reference-id': reference_id }
first = called(inquiries, :list_all_inquiries, page: { size: 1 }, filter: filter)
same(first['data'].map { |each| each['id'] }, [other['id']])
same(first['links']['next'].nil?, false)
second = called(inquiries, :list_all_inquiries, page: { size: 1, after: other['id'] }, filter: filter)
same(second['data'].map { |each| each['id'] }, [inquiry['id']])

note = 'Grüße, 世界'
updated = called(inquiries, :update_an_inquiry, inquiry['id'], body: { data: { attributes: { note: note } } })
same(updated['data']['attributes']['note'], note)
tag = { meta: { 'tag-name': 'vip' } }
same(called(inquiries, :inquiries_add_tag, inquiry['id'], body: tag)['data']['attributes']['tags'], ['vip'])
same(called(inquiries, :inquiries_remove_tag, inquiry['id'], body: tag)['data']['attributes']['tags'], [])

actions = { meta: { 'simulate-actions': [{ type: 'start_inquiry' }, { type: 'complete_inquiry' }] } }
[inquiry, other].each { |each| called(inquiries, :inquiries_perform_simulate_actions, each['id'], body: actions) }
approved = called(inquiries, :approve_an_inquiry, inquiry['id'], body: { meta: { comment: 'seen' } })
same(approved['data']['attributes']['status'], 'approved')
declined = called(inquiries, :decline_an_inquiry, other['id'])
same(declined['data']['attributes']['status'], 'declined')

hook = { name: 'clients', url: 'https://example.com/hook', 'enabled-events': ['inquiry.approved'] }
webhook = called(webhooks, :create_a_webhook, body: { data: { attributes: hook } }, status: 201)
same(webhook['data']['attributes']['status'], 'disabled')
told = called(events, :list_all_events, filter: { 'object-id': inquiry['id'] })
same(told['data'].map { |each| each['attributes']['name'] }.include?('inquiry.approved'), true)

missing = refused(inquiries, :retrieve_an_inquiry, 'inq_missing', status: 404)
same(missing['errors'][0]['code'], 'not_found')
# An empty id is already refused by the class.
foreign = { data: { attributes: { 'inquiry-template-id': 'foreign' } } }
problem = refused(inquiries, :create_an_inquiry, status: 400, body: foreign)
same(problem['errors'][0]['source']['pointer'], '/data/attributes/inquiry-template-id')

puts "#{@calls} calls"
