# Parses recorded answers with a generated client, each into the type that the method of its operation returns, and
# prints them again: no value may be lost or changed. Arguments: a file of [{operationId, status, body}], and the folder
# of the client's library.
require 'json'
require 'time'

answers_file, folder = ARGV
$LOAD_PATH.unshift(folder)
require 'client'

Reply = Struct.new(:body, :headers, :code)

# Client of the API that answers each call with a recorded answer.
class Recorded < Client::ApiClient
  attr_accessor :reply

  def call_api(_method, _path, options)
    [deserialize(reply, options[:return_type]), reply.code, {}]
  end
end

def plain(name)
  name.to_s.gsub(/[^a-zA-Z0-9]/, '').downcase
end

# The place of the first difference of what was printed; nil if nothing was lost or changed.
def difference(sent, printed, place = '')
  case sent
  when Hash
    return place unless printed.is_a?(Hash)

    sent.each do |name, value|
      key = [name, name.to_sym].find { |each| printed.key?(each) }
      # Ruby has one word for what is null and for what is absent: a method of the class returns nil for both.
      found = difference(value, key.nil? ? nil : printed[key], "#{place}.#{name}")
      return found unless found.nil?
    end
    nil
  when Array
    return place unless printed.is_a?(Array) && sent.size == printed.size

    sent.each_index.lazy.map { |index| difference(sent[index], printed[index], "#{place}[#{index}]") }.find(&:itself)
  when String
    return nil if sent == printed.to_s

    printed.respond_to?(:iso8601) && Time.iso8601(sent) == printed.to_time ? nil : place
  else
    sent == printed ? nil : place
  end
rescue ArgumentError
  place
end

config = Client::Configuration.new
config.client_side_validation = false
recorded = Recorded.new(config)
families = Client.constants.grep(/Api\z/).map { |name| Client.const_get(name).new(recorded) }
methods = families.flat_map do |family|
  names = family.class.instance_methods(false).reject { |name| name.to_s.end_with?('_with_http_info') || name.to_s.end_with?('=') }
  (names - [:api_client]).map { |name| [plain(name), family.method(name)] }
end.to_h

answers = JSON.parse(File.read(answers_file))
parsed = answers.count do |answer|
  operation = methods.fetch(plain(answer['operationId']))
  recorded.reply = Reply.new(JSON.generate(answer['body']), { 'Content-Type' => 'application/json' }, answer['status'])
  required = operation.arity.negative? ? -operation.arity - 1 : operation.arity
  place = difference(answer['body'], operation.call(*Array.new(required) { {} }).to_hash)
  raise "#{place} was lost or changed" unless place.nil?

  true
rescue StandardError => e
  puts "#{answer['operationId']}: #{e.class} #{e.message[0, 300]}"
  false
end
puts "#{parsed} of #{answers.size}"
exit(parsed == answers.size)
